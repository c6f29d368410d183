export function serve(dist: string): Promise<{ readonly url: string; readonly close: () => void }>;
