// Loaded into firebase-tools. Node's servers close a connection that was idle for five seconds, and a client that asks at
// that moment gets "socket hang up". On one machine nobody has to be spared idle connections.
import { Server } from 'node:http';

const { listen } = Server.prototype;

function listenWithoutIdleLimit(this: Server, ...given: unknown[]): Server {
  this.keepAliveTimeout = 0;
  return Reflect.apply(listen, this, given);
}

Server.prototype.listen = listenWithoutIdleLimit;
