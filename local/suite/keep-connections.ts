// Loaded into firebase-tools. Node's servers close a connection after five idle seconds, and a client that sends a request
// at that moment gets "socket hang up". On one machine idle connections cost nothing.
import { Server } from 'node:http';

const { listen } = Server.prototype;

function listenWithoutIdleLimit(this: Server, ...given: unknown[]): Server {
  this.keepAliveTimeout = 0;
  return Reflect.apply(listen, this, given);
}

Server.prototype.listen = listenWithoutIdleLimit;
