/** What `npm run package` writes: the same bytes each time, which the tools of others open. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PAGE = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'" />`;
const SITE: Record<string, string> = {
  'index.html': PAGE,
  'verify.html': PAGE.replace("'self'", "'sha256-x='"),
  'sw.js': 'self.x = 1;',
  'manifest.webmanifest': '{}',
  'assets/home-abc.js': 'export {};',
  [`assets/${'long'.repeat(20)}.css`]: 'body { }',
  '.vite/manifest.json': '{}',
};

const work = mkdtempSync(join(tmpdir(), 'scovell-packaging-'));
const dist = join(work, 'dist');
const pack = (out: string, ...more: string[]) => {
  const told = execFileSync(
    process.execPath,
    ['scripts/package.mjs', `--dist=${dist}`, `--out=${join(work, out)}`, ...more],
    { encoding: 'utf8' },
  );
  return told.match(/^[0-9a-f]{64}/gm);
};
const archive = (out: string, ending: string) =>
  readFileSync(join(work, out, readdirSync(join(work, out)).find((name) => name.endsWith(ending))!));
const text = (file: string) => {
  const folder = readdirSync(join(work, 'a')).find((name) => !/\.(zip|gz)$/.test(name))!;
  return readFileSync(join(work, 'a', folder, file), 'utf8');
};

beforeAll(() => {
  for (const [name, content] of Object.entries(SITE)) {
    mkdirSync(join(dist, name, '..'), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Name and content of each file, as a stranger's program finds them: from the list at the zip's end. */
function unzipped(bytes: Buffer): Record<string, string> {
  const found: Record<string, string> = {};
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = bytes.readUInt32LE(end + 16);
  for (let n = bytes.readUInt16LE(end + 10); n > 0; n -= 1) {
    const [size, name, extra, note, from] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
      bytes.readUInt32LE(at + 42),
    ];
    const start = from + 30 + bytes.readUInt16LE(from + 26) + bytes.readUInt16LE(from + 28);
    found[bytes.toString('utf8', at + 46, at + 46 + name)] = inflateRawSync(
      bytes.subarray(start, start + size),
    ).toString();
    at += 46 + name + extra + note;
  }
  return found;
}

function untarred(bytes: Buffer): Record<string, string> {
  const found: Record<string, string> = {};
  const field = (at: number, length: number) => bytes.toString('latin1', at, at + length).replace(/\0.*$/s, '');
  for (let at = 0; bytes[at] !== 0; ) {
    const [file, folder, size] = [field(at, 100), field(at + 345, 155), Number.parseInt(field(at + 124, 12), 8)];
    const sum = bytes.subarray(at, at + 512).reduce((all, byte, i) => all + (i >= 148 && i < 156 ? 32 : byte), 0);
    expect(Number.parseInt(field(at + 148, 8), 8)).toBe(sum);
    found[folder ? `${folder}/${file}` : file] = bytes.toString('utf8', at + 512, at + 512 + size);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return found;
}

describe('the package', () => {
  it('is the same bytes from the same files', () => {
    const first = pack('a');
    expect(first).toHaveLength(2);
    expect(pack('b')).toEqual(first);
  });

  it('holds the same files in both archives, with what the hosts are to say', () => {
    const files = unzipped(archive('a', '.zip'));
    expect(untarred(gunzipSync(archive('a', '.tar.gz')))).toEqual(files);
    const names = Object.keys(files).map((name) => name.replace(/^[^/]+\//, ''));
    for (const name of Object.keys(SITE).filter((each) => !each.startsWith('.')))
      expect(names).toContain(`site/${name}`);
    expect(names).not.toContain('site/.vite/manifest.json');
    for (const name of ['site/_headers', 'site/.htaccess', 'nginx.conf', 'Caddyfile', 'Containerfile', 'HOSTING.md'])
      expect(names).toContain(name);
  });

  it('gives every page its own policy, and a thread another', () => {
    for (const file of ['site/_headers', 'site/.htaccess', 'nginx.conf', 'Caddyfile']) {
      expect(text(file)).toContain("script-src 'self'; frame-ancestors 'none'");
      expect(text(file)).toContain("script-src 'sha256-x='; frame-ancestors 'none'");
      expect(text(file)).toContain("default-src 'none'; script-src 'self'; connect-src 'self'");
    }
  });

  it('names the path it is to stand under, and refuses one that is none', () => {
    pack('a', '--path=/club/scovell/');
    expect(text('site/_headers')).toMatch(/^\/club\/scovell\/\*$/m);
    expect(text('nginx.conf')).toContain('location /club/scovell/ {');
    expect(text('Containerfile')).toContain('html/club/scovell/');
    const refused = spawnSync(process.execPath, ['scripts/package.mjs', `--dist=${dist}`, '--path=a b;'], {
      encoding: 'utf8',
    });
    expect(refused.status).toBe(1);
  });
});
