import { readdirSync } from 'node:fs';

const ofSellers = ['add-item', 'earnings', 'import', 'my-products', 'sales'];
/** A layout, and a redirect. */
const noScreens = ['route', 'sell'];
const defaults: Readonly<Record<string, string>> = {
  'admin.all-buyers.$type': 'admin/all-buyers/buyer',
  'admin.all-seller.$type': 'admin/all-seller/seller',
};

/** Reads the files of web/routes: a new screen is in the stories without a list. Those of one object need its id. */
const names = readdirSync('web/routes/dashboard')
  .map((file) => file.replace(/\.tsx$/, ''))
  .filter((name) => !noScreens.includes(name))
  .map((name) => defaults[name] ?? name.replaceAll('.', '/').replace(/\/?index$/, ''))
  .filter((name) => !name.includes('$'));

const pathsOf = (isChosen: (name: string) => boolean) =>
  names.filter(isChosen).map((name) => (name === '' ? '/dashboard' : `/dashboard/${name}`));

const isForSellers = (name: string) => ofSellers.includes(name);
const isForAdmins = (name: string) => /^admin\b/.test(name);

/** Paths of the dashboard by who may open them; sellers buy too, and admins do both. */
const members = pathsOf((name) => !isForSellers(name) && !isForAdmins(name));
const sellers = pathsOf(isForSellers);
const admins = pathsOf(isForAdmins);

export const dashboardPaths = { members, sellers, admins };
