/** Files of the pages, without their endings, that share a script with others; see `rsbuild.config.ts`. */
export const sharedScripts = {
  /** Loaded once somebody is signed in. */
  access: ['access', 'call-identity', 'identity-client', 'token-storage', 'token-claims', 'paths.gen'],
  /** Below `web/ui`. */
  parts: ['notice', 'toast', 'toast-list', 'place-messages', 'with-login'],
  /** Icons that only signed-in people see. */
  icons: [
    ...['arrow-down-up', 'banknote', 'calendar-plus', 'camera', 'copy', 'grip-vertical', 'handshake', 'image'],
    ...['image-plus', 'printer', 'scale', 'scan-qr-code', 'truck', 'upload'],
  ],
};

/** Finds these files. @param {readonly string[]} names @param {string} [folder] @returns {RegExp} */
export const filesNamed = (names, folder = '') =>
  new RegExp(
    `${folder ? `[\\\\/]${folder}` : ''}[\\\\/](${names.map((name) => name.replace('.', '\\.')).join('|')})\\.(?:tsx?|mjs)$`,
  );
