import { type BrowserContext, expect, type Page } from '@playwright/test';

const recorded = new WeakMap<BrowserContext, string[]>();

/** Records every toast, because one of 2 s may disappear before a slow check. */
export async function recordToasts(context: BrowserContext): Promise<void> {
  const texts: string[] = [];
  recorded.set(context, texts);
  await context.exposeBinding('recordToast', (_, text: string) => texts.push(text));
  await context.addInitScript(() => {
    const card = '[aria-live="polite"] > section > *';
    const note = (node: Node) => {
      if (!(node instanceof HTMLElement)) return;
      // The first toast may arrive together with its list.
      const cards = node.matches(card) ? [node] : node.querySelectorAll(card);
      for (const one of cards) void Reflect.get(window, 'recordToast')(one.querySelector('p')?.textContent);
    };
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(note);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Waits for a toast (spec §8); each display counts once. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const texts = recorded.get(page.context()) ?? [];
  await expect.poll(() => texts, `messages, with “${text}” among them`).toContain(text);
  texts.splice(texts.indexOf(text), 1);
}
