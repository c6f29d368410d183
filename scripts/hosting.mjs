/** The headers a host should send with each file, written out for the common hosts and servers. */

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** With every file. */
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
};

/** A worker has the policy of its own file. */
const THREAD = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** A page holds its own policy, but only a host can forbid framing. */
const ofPage = (html) => {
  const said = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1];
  return `${said ? `${said}; ` : ''}frame-ancestors 'none'`;
};

/**
 * The files of a site by what is said with them. `name` is a pattern of the path's end; a file fits one of them or none.
 * @param pages its pages, as { name, html }
 */
export const kindsOf = (pages) => [
  {
    name: String.raw`/(assets/[^/]+|workbox-[^/]+\.js)$`,
    headers: { 'Cache-Control': FOR_EVER, 'Content-Security-Policy': THREAD },
  },
  {
    name: String.raw`/(sw|share-target|later)\.js$`,
    headers: { 'Cache-Control': ASK_FIRST, 'Content-Security-Policy': THREAD },
  },
  ...pages.map(({ name, html }) => ({
    name: name === 'index.html' ? String.raw`/(index\.html)?$` : `/${name.replace('.', String.raw`\.`)}$`,
    headers: { 'Cache-Control': ASK_FIRST, 'Content-Security-Policy': ofPage(html) },
  })),
  { name: String.raw`\.webmanifest$`, headers: { 'Cache-Control': ASK_FIRST } },
];

const fitting = (kinds, path) => kinds.find(({ name }) => new RegExp(name).test(path));
const lines = (headers, write) => Object.entries(headers).map(([name, value]) => write(name, value));

/** For Netlify and Cloudflare Pages, which hardly have patterns: folders as a whole, other files by name. */
export function headersFile(kinds, files, path) {
  const beside = files.filter((file) => !file.startsWith('assets/'));
  const paths = ['', 'assets/*', ...beside].map((file) => `/${file}`).sort();
  const blocks = paths.flatMap((file) => {
    const kind = fitting(kinds, file);
    return kind ? [`${path}${file}`, ...lines(kind.headers, (name, value) => `  ${name}: ${value}`)] : [];
  });
  return [`${path}/*`, ...lines(ALWAYS, (name, value) => `  ${name}: ${value}`), ...blocks, ''].join('\n');
}

const FIELDS = ['Cache-Control', 'Content-Security-Policy'];

export function nginx(kinds, root, path) {
  const map = (field) => [
    `map $uri $scovell_${field.toLowerCase().replaceAll('-', '_')} {`,
    '  default "";',
    ...kinds.flatMap(({ name, headers }) => (headers[field] ? [`  "~${name}" "${headers[field]}";`] : [])),
    '}',
  ];
  return [
    '# To be put into conf.d: a server of its own. In front of it stands whatever speaks https.',
    ...FIELDS.flatMap(map),
    'server {',
    '  listen 8080;',
    `  root ${root};`,
    '  index index.html;',
    '  absolute_redirect off;',
    '  gzip on;',
    '  gzip_types text/css text/javascript application/javascript application/manifest+json image/svg+xml;',
    `  location ${path}/ {`,
    '    include mime.types;',
    '    types { application/manifest+json webmanifest; }',
    ...FIELDS.map((field) => `    add_header ${field} $scovell_${field.toLowerCase().replaceAll('-', '_')} always;`),
    ...lines(ALWAYS, (name, value) => `    add_header ${name} "${value}" always;`),
    '  }',
    '}',
    '',
  ].join('\n');
}

export function apache(kinds) {
  // A later <If> overrides an earlier one, so the most specific comes last.
  const blocks = [...kinds]
    .reverse()
    .flatMap(({ name, headers }) => [
      `  <If "%{REQUEST_URI} =~ m#${name}#">`,
      ...lines(headers, (field, value) => `    Header set ${field} "${value}"`),
      '  </If>',
    ]);
  return [
    'DirectoryIndex index.html',
    'AddType application/manifest+json .webmanifest',
    'AddType text/javascript .js',
    'AddType font/woff2 .woff2',
    '<IfModule mod_headers.c>',
    ...lines(ALWAYS, (name, value) => `  Header set ${name} "${value}"`),
    ...blocks,
    '</IfModule>',
    '<IfModule mod_deflate.c>',
    '  AddOutputFilterByType DEFLATE text/html text/css text/javascript application/manifest+json image/svg+xml',
    '</IfModule>',
    '',
  ].join('\n');
}

export function caddy(kinds, root) {
  const blocks = [...kinds]
    .reverse()
    .flatMap(({ name, headers }, i) => [
      `  @kind${i} path_regexp ${name}`,
      `  header @kind${i} {`,
      ...lines(headers, (field, value) => `    ${field} "${value}"`),
      '  }',
    ]);
  return [
    '# Put your own name in the place of :8080, and Caddy sees to https.',
    ':8080 {',
    `  root * ${root}`,
    '  encode zstd gzip',
    '  @manifest path *.webmanifest',
    '  header @manifest Content-Type application/manifest+json',
    '  header {',
    ...lines(ALWAYS, (name, value) => `    ${name} "${value}"`),
    '  }',
    ...blocks,
    '  file_server',
    '}',
    '',
  ].join('\n');
}

export const containerfile = (path) =>
  [
    '# podman build -t scovell . && podman run -p 8080:8080 scovell',
    'FROM docker.io/nginxinc/nginx-unprivileged:stable-alpine',
    'COPY nginx.conf /etc/nginx/conf.d/default.conf',
    `COPY site/ /usr/share/nginx/html${path}/`,
    '',
  ].join('\n');
