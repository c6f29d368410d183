/** A file as it is kept packed. A browser packs in whatever thread asks for it, so that a long one is packed away from the page. */

export interface Packed {
  /** Not where the browser has no packer. */
  readonly packed: boolean;
  readonly bytes: ArrayBuffer;
}

const through = (file: Blob, stream: CompressionStream | DecompressionStream): Response =>
  new Response(file.stream().pipeThrough(stream));

export async function pack(file: Blob): Promise<Packed> {
  if (typeof CompressionStream === 'undefined') return { packed: false, bytes: await file.arrayBuffer() };
  return { packed: true, bytes: await through(file, new CompressionStream('gzip')).arrayBuffer() };
}

export function unpack({ bytes, packed }: Packed): Promise<string> {
  const file = new Blob([bytes]);
  return packed ? through(file, new DecompressionStream('gzip')).text() : file.text();
}
