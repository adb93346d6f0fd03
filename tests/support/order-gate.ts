import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '../../shared/contract/calls.ts';

/** What happens to an order between edge and origin: it is passed, it never arrives, its answer is lost, or waits for `release`. */
export type OrderFate = 'passed' | 'order lost' | 'answer lost' | 'answer held';

/** A way to the origin on which orders get lost, and nothing else does. */
export interface OrderGate {
  readonly url: string;
  /** of every order until it is changed */
  fate: OrderFate;
  /** orders that the origin received */
  readonly passed: number;
  /** lets held answers go, whoever still waits for them */
  release(): void;
  close(): Promise<void>;
}

const ORDERS: readonly string[] = [calls.order.path, calls.purchaseCredits.path];

/** @param originOf the origin's own address, asked with the first request: the gate is there first */
export async function startOrderGate(originOf: () => Promise<URL>): Promise<OrderGate> {
  let fate: OrderFate = 'passed';
  let passed = 0;
  let held: (() => void)[] = [];
  const server = createServer((asked, answer) => {
    const isOrder = asked.method === 'POST' && ORDERS.includes(asked.url?.split('?', 1)[0] ?? '');
    const now = isOrder ? fate : 'passed';
    if (now === 'order lost') return void asked.socket.destroy();
    if (isOrder) passed += 1;
    originOf().then((origin) => {
      pass(origin, asked, (reply) => {
        if (now === 'answer lost') return void asked.socket.destroy();
        const send = () => sendReply(reply, answer);
        if (now === 'answer held') held.push(send);
        else send();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get fate() {
      return fate;
    },
    set fate(next) {
      fate = next;
    },
    get passed() {
      return passed;
    },
    release() {
      const waiting = held;
      held = [];
      for (const send of waiting) send();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(origin: URL, asked: IncomingMessage, then: (reply: IncomingMessage) => void): void {
  const { method, url, headers } = asked;
  const on = request(new URL(url ?? '/', origin), { method, headers }, then);
  on.once('error', () => asked.socket.destroy());
  asked.pipe(on);
}

function sendReply(reply: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(reply.statusCode ?? 502, reply.headers);
  reply.pipe(answer);
}
