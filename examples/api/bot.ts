// Plays one game on a server by the bot API: the first legal answer to every question.
//
//   ELGRANDE_TOKEN=... node examples/api/bot.ts http://127.0.0.1:8008 0123456789abcdef
//
// The second word is a table with a free seat: the last part of its address. Node 24 runs this as it is; Node 20 needs
// the types stripped (by tsc, for example) and `--experimental-websocket`.

interface State {
  type: 'state';
  status: string;
  seat: number;
  version: number;
  legal: object[];
  ranking: number[] | null;
}
type Message =
  State | { type: 'refused'; code: string; sentence: string } | { type: 'done' | 'here' | 'chat' };

const [server, table] = process.argv.slice(2) as [string, string];
const headers = { authorization: `Bearer ${process.env['ELGRANDE_TOKEN']}` };
const me = (await (await fetch(`${server}/api/me`, { headers })).json()) as { name: string };

// The WebSocket of Node takes headers; that of browsers, whose types these are, takes none.
const options = { headers } as unknown as string[];
const socket = new WebSocket(`${server.replace('http', 'ws')}/api/socket`, options);
const send = (type: string, more: object = {}) => socket.send(JSON.stringify({ type, table, ...more }));
const command = (what: object, version?: number) =>
  send('do', { key: crypto.randomUUID(), do: what, version });

socket.onopen = () => {
  command({ type: 'join' });
  send('watch');
};
socket.onmessage = ({ data }: MessageEvent<string>) => {
  const message = JSON.parse(data) as Message;
  if (message.type === 'refused' && message.code !== 'stale') throw new Error(message.sentence);
  if (message.type !== 'state') return;
  if (message.ranking) {
    console.log(`The rank of ${me.name} is ${message.ranking[message.seat]}`);
    socket.close();
  } else if (message.legal.length) {
    command({ type: 'play', seat: message.seat, action: message.legal[0] }, message.version);
  }
};
