/** Loads the app's source modules in Node: `load` takes a path from the root. */
import { createServer } from 'vite';

export async function rooms() {
  const server = await createServer({
    server: { middlewareMode: true, watch: null, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  return { load: (path) => server.ssrLoadModule(path), close: () => server.close() };
}
