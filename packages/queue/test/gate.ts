import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A door in front of a server that can be shut and opened again: an outage as its clients see one. */
export interface Gate {
  port: number;
  /** Cuts every connection and takes no more. */
  shut(): Promise<void>;
  open(): Promise<void>;
  close(): Promise<void>;
}

export async function openGate(target: { host: string; port: number }): Promise<Gate> {
  const sockets = new Set<Socket>();
  let server = listen();
  let port = 0;

  function listen() {
    return createServer((client) => {
      const upstream = connect(target);
      for (const [from, to] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        sockets.add(from);
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
      }
    });
  }
  async function open() {
    server = listen();
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  }
  async function shut() {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  }
  await open();
  return { port, open, shut, close: shut };
}
