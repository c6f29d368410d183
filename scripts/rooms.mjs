/** The rooms of the app in Node, as they stand in the sources: `load` a module by its path from the root. */
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
