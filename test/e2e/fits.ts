import { expect, type Page } from '@playwright/test';

/**
 * Lists what lies beyond the device's width, or can be scrolled sideways without being meant to.
 * The window's own width is no measure: on a phone it grows along with what is too wide.
 */
export function findBeyond(page: Page, width = page.viewportSize()?.width ?? 0): Promise<string[]> {
  return page.evaluate((width) => {
    const describe = ({ outerHTML }: Element) => outerHTML.slice(0, 200);
    const clips = (element: Element) => !['visible', ''].includes(getComputedStyle(element).overflowX);
    const isClipped = ({ parentElement }: Element): boolean =>
      parentElement !== null && (clips(parentElement) || isClipped(parentElement));
    const isMeantToScroll = (element: Element) => /overflow-x-auto|snap-x/.test(element.className.toString());
    const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
    const beyond = shown.filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      return own > 1 && height > 1 && (right > width + 1 || left < -8) && right > 0 && !isClipped(element);
    });
    const sideways = shown.filter(
      (element) =>
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth + 1 &&
        !isMeantToScroll(element),
    );
    const page =
      document.documentElement.scrollWidth > width ? [`the page: ${document.documentElement.scrollWidth} px`] : [];
    return [...page, ...[...beyond, ...sideways].map(describe).slice(0, 3)];
  }, width);
}

/** Expects that nothing is wider than the device. */
export async function expectFits(page: Page, what: string): Promise<void> {
  expect(await findBeyond(page), `${what} at ${page.viewportSize()?.width} px`).toEqual([]);
}

/** Lists words of up to twelve letters that a narrow column breaks. Longer ones and addresses may break. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isBroken = (text: Text, word: string, start: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 4;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
      const { parentElement: around, data } = text;
      if (!around?.checkVisibility() || around.closest('.sr-only, option, textarea')) continue;
      for (const word of data.matchAll(/(?<!\S)\p{L}{2,12}(?![^\s.,:;!?])/gu))
        if (isBroken(text, word[0], word.index)) broken.push(`${word[0]} in ${around.outerHTML.slice(0, 120)}`);
    }
    return broken;
  });
}

/** Lists visible dots between facts that a line ends with. */
export function findLooseDots(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rectOf = (node: Node, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return range.getBoundingClientRect();
    };
    const isClipped = ({ left }: DOMRect, element: Element | null): boolean =>
      element !== null &&
      ((getComputedStyle(element).overflowX === 'clip' && left < element.getBoundingClientRect().left - 1) ||
        isClipped({ left } as DOMRect, element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: Text[] = [];
    for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode())
      if (text.parentElement?.checkVisibility() && text.data.trim() !== '') shown.push(text);
    return shown.flatMap((text, at) =>
      [...text.data.matchAll(/·/g)].flatMap(({ index }) => {
        const dot = rectOf(text, index, index + 1);
        if (isClipped(dot, text.parentElement)) return [];
        const rest = text.data.slice(index + 1);
        const following = shown[at + 1];
        const next = rest.trim()
          ? rectOf(text, text.length - rest.trimStart().length, text.length - rest.trimStart().length + 1)
          : following && rectOf(following, 0, 1);
        const isLoose = !next || Math.abs(next.top - dot.top) > dot.height / 2;
        return isLoose ? [text.parentElement?.parentElement?.textContent ?? ''] : [];
      }),
    );
  });
}
