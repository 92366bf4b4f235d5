import { expectToast } from './expect-toast.ts';
import { expect, logIn, open, test } from './fixtures.ts';
import { join } from './members.ts';

const account = '/dashboard/account';

test('a saved search can stop its mails, be deleted and be restored @everywhere @long', async ({ page }) => {
  await logIn(page, await join('Buyer'), '/search?category=Sofa&colour=green');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('link', { name: 'See my saved searches' }).click();
  const searches = page.getByRole('region', { name: 'Saved searches' });
  const search = searches.getByRole('listitem').filter({ hasText: 'Sofa, Green' });
  await search.getByLabel('Email alerts').selectOption('Off');
  await expectToast(page, 'Email alerts updated');
  await open(page, account);
  await expect(search.getByLabel('Email alerts')).toHaveValue('never');

  await search.getByRole('button', { name: 'Delete: Sofa, Green' }).click();
  await expectToast(page, 'Search deleted');
  await expect(search.getByLabel('Email alerts')).toBeHidden();
  const undo = search.getByRole('button', { name: 'Undo: Sofa, Green' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expectToast(page, 'Sofa, Green is back.');
  await expect(search.getByLabel('Email alerts')).toHaveValue('never');
  await expect(search.getByRole('link', { name: 'Sofa, Green' })).toBeFocused();
  await search.getByRole('link', { name: 'Sofa, Green' }).click();
  await expect(page).toHaveURL('/search?category=Sofa&colour=green');
});

test('a mail switch keeps its new state, and goes back when saving fails @long', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED/);
  await logIn(page, await join('Buyer'), account);
  const drops = page.getByRole('switch', { name: 'The price drops: Email' });
  await drops.click();
  await expectToast(page, 'Your choice is saved');
  await open(page, account);
  await expect(drops).not.toBeChecked();

  await context.setOffline(true);
  await drops.click();
  await expectToast(
    page,
    'We could not reach the server. Check your connection and try again; what you typed is still here.',
  );
  await expect(drops).not.toBeChecked();
});
