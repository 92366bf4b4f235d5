import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What is in anybody's way on the page as it is now, by every rule of axe, with the place of each. Only that is brought
 * back, and it is worked out where the page is: a report of all that is well, put together on a page of its own, takes
 * three times as long.
 */
export async function findObstacles(page: Page): Promise<{ id: string; where: string[] }[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
}
