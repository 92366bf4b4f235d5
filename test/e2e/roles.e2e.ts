import { expect, logIn, test } from './fixtures.ts';
import { join } from './members.ts';

const forSellers = {
  paths: ['/dashboard/add-item', '/dashboard/my-products'],
  reason: 'Only sellers list furniture. Your account can become one: what you saved and bought stays as it is.',
  wayOut: 'Go to My Orders',
};
const forAdmins = {
  paths: ['/dashboard/admin/all-buyers/buyer', '/dashboard/admin/all-seller/seller', '/dashboard/admin/sales'],
  reason: 'Only admins can open this screen.',
  wayOut: 'Go to the dashboard',
};
const closed = { Buyer: [forSellers, forAdmins], Seller: [forAdmins] };

// spec §6: Seller: add-item and my-products (D14)
// spec §6: Route guards and server-side enforcement: not shown (D14)
for (const role of ['Buyer', 'Seller'] as const)
  test(`a ${role.toLowerCase()} is told which screens are for others, and where to go instead (spec §6)`, async ({
    page,
  }) => {
    await logIn(page, await join(role), '/dashboard');
    const menu = page.getByRole('navigation', { name: 'Dashboard menu' });
    await expect(menu.getByRole('link', { name: 'Start selling' })).toHaveCount(role === 'Buyer' ? 1 : 0);
    await expect(menu.getByRole('link', { name: /^(Add a|My) Product/ })).toHaveCount(role === 'Buyer' ? 0 : 2);
    for (const { paths, reason, wayOut } of closed[role])
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen is not for your account');
        await expect(page.getByText(reason)).toBeVisible();
        await expect(page.getByRole('link', { name: wayOut })).toBeVisible();
      }
  });
