import { expect, open, test } from './fixtures.ts';

test('no page turns text into a script or into markup (reliability 6)', async ({ page, allowProblem }) => {
  allowProblem(/TrustedHTML|TrustedScript|Trusted Type policy/);
  await open(page, '/');
  const refused = await page.evaluate(() => {
    const tryOut = (act: () => unknown) => {
      try {
        act();
        return 'allowed';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    };
    const element = document.createElement('div');
    return {
      markup: tryOut(() => {
        element.innerHTML = '<img src="x">';
      }),
      script: tryOut(() => {
        document.createElement('script').src = '/static/js/other.js';
      }),
    };
  });

  expect(refused).toEqual({ markup: 'TypeError', script: 'TypeError' });
});
