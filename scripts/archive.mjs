/** Archives with the same bytes for the same files: names in order, one date, no owner. */
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';

/** The earliest date a zip can hold: 1 January 1980. */
const DATE = { seconds: 315532800, dos: 0x21 };

const inOrder = (files) => [...files].sort((a, b) => (a.name < b.name ? -1 : 1));

const octal = (value, length) => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** A long name is split in two at a slash. */
function named(name) {
  if (name.length <= 100) return ['', name];
  const at = name.indexOf('/', name.length - 101);
  if (at < 0 || at > 155) throw new Error(`Too long a name for a tar: ${name}`);
  return [name.slice(0, at), name.slice(at + 1)];
}

function tarHead(name, size) {
  const head = Buffer.alloc(512);
  const [folder, file] = named(name);
  const put = (text, at) => head.write(text, at, 'latin1');
  put(file, 0);
  put(octal(0o644, 8), 100);
  put(octal(0, 8), 108);
  put(octal(0, 8), 116);
  put(octal(size, 12), 124);
  put(octal(DATE.seconds, 12), 136);
  put(' '.repeat(8), 148);
  put('0ustar\x0000', 156);
  put(folder, 345);
  put(
    octal(
      head.reduce((sum, byte) => sum + byte, 0),
      7,
    ),
    148,
  );
  return head;
}

/** `files`: { name, bytes }, with slashes in names. */
export function tarGz(files) {
  const parts = inOrder(files).flatMap(({ name, bytes }) => [
    tarHead(name, bytes.length),
    bytes,
    Buffer.alloc((512 - (bytes.length % 512)) % 512),
  ]);
  const packed = gzipSync(Buffer.concat([...parts, Buffer.alloc(1024)]), { level: 9 });
  // The system it was packed on: unknown.
  packed[9] = 255;
  return packed;
}

export function zip(files) {
  const local = [];
  const central = [];
  let at = 0;
  for (const { name, bytes } of inOrder(files)) {
    const path = Buffer.from(name);
    const packed = deflateRawSync(bytes, { level: 9 });
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    // Names in UTF-8.
    shared.writeUInt16LE(0x800, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt16LE(0, 6);
    shared.writeUInt16LE(DATE.dos, 8);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(bytes.length, 18);
    shared.writeUInt16LE(path.length, 22);
    local.push(Buffer.from('PK\x03\x04', 'latin1'), shared, path, packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((0o100644 << 16) >>> 0, 6);
    tail.writeUInt32LE(at, 10);
    // Made under Unix, so that the permissions are understood.
    central.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), shared, tail, path);
    at += 30 + path.length + packed.length;
  }
  const listed = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, listed, end]);
}
