//! Connections that can be cut in the middle, as networks do.

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

/// The handle on a connection: once cut, nothing more is written to it.
#[derive(Clone, Debug, Default)]
pub struct Line {
    cut: Arc<AtomicBool>,
    resets: Arc<AtomicBool>,
}

impl Line {
    /// Cuts the connection at its next write.
    pub fn cut(&self) {
        self.cut.store(true, Ordering::SeqCst);
    }

    /// Lets the connection end with an error for the other side instead of an end.
    pub fn reset(&self) {
        self.resets.store(true, Ordering::SeqCst);
    }

    fn check(&self) -> io::Result<()> {
        if self.cut.load(Ordering::SeqCst) {
            return Err(io::ErrorKind::ConnectionReset.into());
        }
        Ok(())
    }
}

/// A TCP stream with its handle.
#[derive(Debug)]
pub struct Wire {
    stream: TcpStream,
    line: Line,
}

impl Drop for Wire {
    fn drop(&mut self) {
        if self.line.resets.load(Ordering::SeqCst)
            && let Err(error) = self.stream.set_zero_linger()
        {
            tracing::debug!(%error, "no reset");
        }
    }
}

/// Accepts connections that can be cut.
#[derive(Debug)]
pub struct Lines(pub TcpListener);

impl Listener for Lines {
    type Io = Wire;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Wire, SocketAddr) {
        let (stream, address) = Listener::accept(&mut self.0).await;
        // Without this, small answers may wait for the acknowledgement of the packet before.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "no TCP_NODELAY");
        }
        (Wire { stream, line: Line::default() }, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }
}

impl Connected<IncomingStream<'_, Lines>> for Line {
    fn connect_info(stream: IncomingStream<'_, Lines>) -> Self {
        stream.io().line.clone()
    }
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Wire {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.line.check()?;
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.line.check()?;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
