/** A static server with the files of a built app in memory. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

export type Files = ReadonlyMap<string, string | Buffer>;

export const built = (): Files => {
  const under = (folder: string): readonly string[] =>
    readdirSync(join(DIST, folder)).flatMap((name) => {
      const path = folder ? `${folder}/${name}` : name;
      return statSync(join(DIST, path)).isDirectory() ? under(path) : [path];
    });
  return new Map(under('').map((path) => [path, readFileSync(join(DIST, path))]));
};

/** Serves files from memory with their types, in a folder of a free port. It knows nothing of Oddboard. */
export class Host {
  files: Files = new Map();
  /** Whether it answers missing files with the page, as hosts of single-page apps do. */
  isKind = false;
  #held: Promise<void> = Promise.resolve();
  #let: () => void = () => undefined;
  readonly #folder: string;
  readonly #headers: Readonly<Record<string, string>>;
  #server: Server | null = null;
  #port: number;

  constructor(folder: string, headers: Readonly<Record<string, string>> = {}, port = 0) {
    this.#folder = folder;
    this.#headers = headers;
    this.#port = port;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}${this.#folder}`;
  }

  async start(): Promise<void> {
    const server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host');
      const path = pathname.startsWith(this.#folder) ? pathname.slice(this.#folder.length) || 'index.html' : '';
      // Such requests are fetches by a script: the worker fills its cache.
      if (request.headers['sec-fetch-dest'] === 'empty') await this.#held;
      const found = this.files.get(path);
      const file = found ?? (this.isKind ? this.files.get('index.html') : undefined);
      response.writeHead(file === undefined ? 404 : 200, {
        'Content-Type': TYPES[extname(found === undefined && file ? 'index.html' : path)] ?? 'text/plain',
        ...this.#headers,
      });
      response.end(file ?? 'There is nothing here.');
    });
    await new Promise<void>((done, failed) => server.once('error', failed).listen(this.#port, '127.0.0.1', done));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Delays the requests with which a worker fills its cache, until `release`. */
  hold(): void {
    this.release();
    this.#held = new Promise((done) => {
      this.#let = done;
    });
  }
  release(): void {
    this.#let();
  }

  /** Stops the server, as if the network were off. */
  async stop(): Promise<void> {
    this.release();
    this.#server?.closeAllConnections();
    await new Promise((done) => (this.#server ? this.#server.close(done) : done(null)));
    this.#server = null;
  }
}
