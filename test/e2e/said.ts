import { type BrowserContext, expect, type Page } from '@playwright/test';

const heard = new WeakMap<BrowserContext, string[]>();

/** Records every toast, because one of 2 s may disappear before a slow check. */
export async function listenForMessages(context: BrowserContext): Promise<void> {
  const texts: string[] = [];
  heard.set(context, texts);
  await context.exposeBinding('storyHears', (_, text: string) => texts.push(text));
  await context.addInitScript(() => {
    const card = '[aria-live="polite"] > section > *';
    const note = (node: Node) => {
      if (!(node instanceof HTMLElement)) return;
      // The first toast may arrive together with its list.
      const cards = node.matches(card) ? [node] : node.querySelectorAll(card);
      for (const one of cards) void Reflect.get(window, 'storyHears')(one.querySelector('p')?.textContent);
    };
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(note);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Waits for a toast (spec §8); each display counts once. */
export async function said(page: Page, text: string): Promise<void> {
  const texts = heard.get(page.context()) ?? [];
  await expect.poll(() => texts, `messages, with “${text}” among them`).toContain(text);
  texts.splice(texts.indexOf(text), 1);
}
