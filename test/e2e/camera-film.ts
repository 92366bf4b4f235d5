import { encodeQR } from 'qr';

/** Returns a film of one picture, a QR code on white, for Chromium's fake camera (YUV4MPEG2). */
export function filmOfQr(text: string): Buffer {
  const [side, scale, margin] = [640, 9, 60];
  const rows = encodeQR(text, 'raw', { border: 2 });
  const light = Buffer.alloc(side * side, 235);
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark)
        for (let line = 0; line < scale; line++) {
          const from = (margin + y * scale + line) * side + margin + x * scale;
          light.fill(16, from, from + scale);
        }
  const colour = Buffer.alloc(side * side * 0.5, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${side} H${side} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]);
}
