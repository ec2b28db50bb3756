import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends the bytes of a request. Returns everything received until the server closes the connection. */
export async function sendRaw(
  port: number,
  head: string[],
  body: Buffer | string,
): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write([...head, 'Host: duu.example', '', ''].join('\r\n'));
  socket.write(body);
  return text(socket);
}
