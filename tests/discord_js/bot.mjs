// A bot on an unmodified discord.js 14: it does what `tests/rooms/sandbox/discord_js.rs` asks of it.
//
//   node bot.mjs ADDRESS TOKEN      such as http://127.0.0.1:4207

import { Buffer } from "node:buffer";
import {
  ActionRowBuilder, ApplicationCommandOptionType, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits,
  MessageFlags, ModalBuilder, StringSelectMenuBuilder, TextInputBuilder, TextInputStyle,
  UserSelectMenuBuilder,
} from "discord.js";

const [address, token] = process.argv.slice(2);

// The start of a PNG, as much as tells its size: 7 by 5 pixels.
const PIXEL = Buffer.from("89504e470d0a1a0a0000000d494844520000000700000005080000000020006b5d1f", "hex");
const picture = (description) => [{ attachment: PIXEL, name: "board.png", description }];

const commands = [
  {
    name: "play",
    description: "Shows a picture with buttons",
    options: [
      { name: "move", description: "What it says", type: ApplicationCommandOptionType.String, autocomplete: true },
      { name: "opponent", description: "What it says", type: ApplicationCommandOptionType.User },
      { name: "level", description: "What it says", type: ApplicationCommandOptionType.Integer, min_value: 1, max_value: 8 },
    ],
  },
  { name: "think", description: "Takes its time" },
  { name: "whisper", description: "Answers privately" },
  { name: "thread", description: "Opens a thread" },
  { name: "letter", description: "Writes a direct message" },
  { name: "tidy", description: "Writes a message, changes it and takes it away" },
];

const rows = () => [
  new ActionRowBuilder().addComponents(
    new ButtonBuilder().setCustomId("edit").setLabel("Edit").setStyle(ButtonStyle.Primary),
    new ButtonBuilder().setCustomId("later").setLabel("Later").setStyle(ButtonStyle.Secondary),
    new ButtonBuilder().setCustomId("type").setLabel("Type").setStyle(ButtonStyle.Secondary),
  ),
  new ActionRowBuilder().addComponents(
    new StringSelectMenuBuilder().setCustomId("menu")
      .addOptions(["one", "two"].map((name) => ({ label: name, value: name }))),
  ),
  new ActionRowBuilder().addComponents(new UserSelectMenuBuilder().setCustomId("people")),
];

const answers = {
  play: (asked) => asked.reply({
    content: `${asked.user.username} plays ${asked.options.getUser("opponent")?.username ?? "alone"}`,
    files: picture("a board"),
    components: rows(),
  }),
  async think(asked) {
    await asked.deferReply();
    await asked.editReply({ content: "thought", files: picture("a thought") });
    await asked.followUp({ content: "and more", flags: MessageFlags.Ephemeral });
  },
  async whisper(asked) {
    await asked.reply({ content: "psst", flags: MessageFlags.Ephemeral });
    await asked.fetchReply();
  },
  async thread(asked) {
    await asked.reply("here");
    const starter = await asked.fetchReply();
    const thread = await starter.startThread({ name: "a thread" });
    await thread.send(`hello <@${asked.user.id}>`);
  },
  async letter(asked) {
    await asked.user.send("a letter");
    await asked.reply("sent");
  },
  async tidy(asked) {
    const channel = await asked.client.channels.fetch(asked.channelId);
    const note = await channel.send({ content: "a note", files: picture("a note") });
    await note.edit({ content: "another note", attachments: [] });
    await note.delete();
    await asked.reply("tidied");
  },
};

const presses = {
  edit: (pressed) => pressed.update({ content: "edited", files: picture("another board") }),
  menu: (pressed) => pressed.update({ content: `chose ${pressed.values}` }),
  people: (pressed) => pressed.update({ content: `chose ${pressed.users.map((user) => user.username)}` }),
  async later(pressed) {
    await pressed.deferUpdate();
    await pressed.message.edit("later");
  },
  type: (pressed) => pressed.showModal(
    new ModalBuilder().setCustomId("form").setTitle("Type it").addComponents(
      new ActionRowBuilder().addComponents(
        new TextInputBuilder().setCustomId("move").setLabel("Your move").setStyle(TextInputStyle.Short),
      ),
    ),
  ),
  form: (sent) => sent.update({ content: `typed ${sent.fields.getTextInputValue("move")}` }),
};

const suggest = (asked) => {
  const typed = asked.options.getFocused();
  const fitting = ["e2e4", "e2e3", "g1f3"].filter((text) => text.startsWith(typed));
  return asked.respond(fitting.map((text) => ({ name: text, value: text })));
};

const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${address}/api` } });
client.once(Events.ClientReady, () => client.application.commands.set(commands));
client.on(Events.InteractionCreate, async (interaction) => {
  try {
    if (interaction.isAutocomplete()) await suggest(interaction);
    else if (interaction.isChatInputCommand()) await answers[interaction.commandName](interaction);
    else await presses[interaction.customId](interaction);
  } catch (error) {
    // The test that waits for an answer fails; here is why.
    console.error(error);
  }
});
client.on(Events.Error, (error) => console.error(error));
await client.login(token);
