// All the words of the product, by screen; `web/words.ts` is the way to them.

export { accept } from './accept.ts';
export { account } from './account.ts';
export { admin, auditLog, removed, sales } from './admin.ts';
export { alerts } from './alerts.ts';
export { card, myOrders, payment, paymentHistory, receipt } from './buying.ts';
export { cases, report } from './cases.ts';
export { confirm, dashboard } from './dashboard.ts';
export { guides } from './guides.ts';
export { home } from './home.ts';
export { forgotPassword, google, login, newcomer, resetPassword, signup, verifyEmail } from './identity.ts';
export { imports } from './imports.ts';
export { legal } from './legal.ts';
export { blog, collection } from './looking-around.ts';
export { moderation } from './moderation.ts';
export { numbers } from './numbers.ts';
export { offline } from './offline.ts';
export { piece } from './piece.ts';
export { saved } from './saved.ts';
export { savedSearches } from './saved-searches.ts';
export { search } from './search.ts';
export { addProduct, editProduct, myProducts, photos } from './selling.ts';
export { sellingAs, withdrawal } from './selling-as.ts';
export { app, failure, footer, language, nav, notFound, session, theme, ui } from './shell.ts';
export { category, listing } from './shop.ts';
export { titles } from './titles.ts';
export { toast } from './toast.ts';
export { colour, material, size, style } from './traits.ts';
