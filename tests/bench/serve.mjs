/** Serves a build as a host would: compressed, and with the assets kept for good. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

export function serve(dist) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname);
    const wanted = join(dist, path);
    const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(dist, path, 'index.html');
    if (!file.startsWith(dist) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const packed = !/\.(png|woff2)$/.test(file);
    const body = readFileSync(file);
    response
      .writeHead(200, {
        'content-type': type,
        'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
        ...(packed && { 'content-encoding': 'gzip' }),
      })
      .end(packed ? gzipSync(body) : body);
  });
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () =>
      resolve({
        url: `http://localhost:${server.address().port}/`,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      }),
    );
  });
}
