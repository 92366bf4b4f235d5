import { type Sheets, sheet, showable } from './open-sheets.ts';

const ink = '#1d1a16';
export const muted = '#5f574c';
const line = '#d8cebc';
export const left = sheet.margin;
export const right = sheet.width - sheet.margin;
const bottom = sheet.height - sheet.margin - 24;

export type Pen = ReturnType<typeof createPen>;

/** Draws from the top of a page down; `y` is the next free position. */
export function createPen({ document }: Pick<Sheets, 'document'>) {
  let chosen: 'regular' | 'semibold' = 'regular';
  const pen = {
    document,
    y: sheet.margin as number,
    face(name: typeof chosen, size: number, color = ink): void {
      chosen = name;
      document.font(name).fontSize(size).fillColor(color);
    },
    /** Chooses the face that has the letters. */
    prepare(written: string) {
      const { text, isOther, ...options } = showable(written);
      document.font(isOther ? 'other' : chosen);
      return { text, options };
    },
    rule: () => document.moveTo(left, pen.y).lineTo(right, pen.y).lineWidth(0.6).strokeColor(line).stroke(),
    paragraph(text: string): void {
      const shown = pen.prepare(text);
      document.text(shown.text, left, pen.y, { ...shown.options, width: right - left });
      pen.y = document.y;
    },
    /** Begins a page if needed. @returns whether it did */
    needRoom(height: number): boolean {
      if (pen.y + height <= bottom) return false;
      document.addPage();
      pen.y = sheet.margin;
      return true;
    },
  };
  return pen;
}
