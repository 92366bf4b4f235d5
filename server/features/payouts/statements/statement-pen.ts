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
  const pen = {
    document,
    y: sheet.margin as number,
    face: (name: 'regular' | 'semibold', size: number, color = ink) =>
      document.font(name).fontSize(size).fillColor(color),
    rule: () => document.moveTo(left, pen.y).lineTo(right, pen.y).lineWidth(0.6).strokeColor(line).stroke(),
    paragraph(text: string): void {
      document.text(showable(text), left, pen.y, { width: right - left });
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
