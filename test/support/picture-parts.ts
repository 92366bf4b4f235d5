/** Parts of a clean picture. All other parts are metadata. */
const bare = {
  jpeg: ['start', 'e0', 'db', 'c0', 'c2', 'c4', 'dd', 'da', 'end'],
  webp: ['VP8 ', 'VP8L', 'VP8X', 'ALPH'],
};

/** Parts of a picture, in order: markers of a JPEG, chunks of a WebP. */
function partsOf(bytes: Buffer): string[] {
  if (bytes.toString('latin1', 8, 12) === 'WEBP') return chunksOf(bytes);
  const parts = ['start'];
  for (let at = 2; at < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return [...parts, 'end', ...(at + 2 < bytes.length ? ['a tail'] : [])];
    parts.push(marker.toString(16).padStart(2, '0'));
    at += 2 + bytes.readUInt16BE(at + 2);
    // In scan data, 0xff is followed by 0 or a restart number.
    if (marker === 0xda) while (!isMarker(bytes, at)) at += 1;
  }
  return [...parts, 'no end'];
}

function isMarker(bytes: Buffer, at: number): boolean {
  if (at >= bytes.length) return true;
  const next = bytes[at + 1] ?? 0;
  return bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7);
}

function chunksOf(bytes: Buffer): string[] {
  const parts: string[] = [];
  let at = 12;
  for (; at < bytes.length; at += 8 + Math.ceil(bytes.readUInt32LE(at + 4) / 2) * 2) {
    parts.push(bytes.toString('latin1', at, at + 4));
  }
  return at === bytes.length ? parts : [...parts, 'a tail'];
}

/** Returns a picture's metadata and appended data. Parses the file itself, because a library may overlook parts. */
export function extrasOf(bytes: Buffer): string[] {
  const allowed = bytes.toString('latin1', 8, 12) === 'WEBP' ? bare.webp : bare.jpeg;
  return partsOf(bytes).filter((part) => !allowed.includes(part));
}
