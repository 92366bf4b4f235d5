// All words by screen; import them through `web/words.ts`.

export { accept } from './accept.ts';
export { account } from './account.ts';
export { admin, auditLog, dispute, removed, sales } from './admin.ts';
export { alerts } from './alerts.ts';
export { arranging, endingSale } from './arranging.ts';
export { cases } from './cases.ts';
export { category, listing } from './categories.ts';
export { categorySettings } from './category-settings.ts';
export { card, myOrders, payment, paymentHistory, receipt } from './checkout.ts';
export { conversations } from './conversations.ts';
export { confirm, dashboard } from './dashboard.ts';
export { delivery, deliveryOptions } from './delivery.ts';
export { disputes } from './disputes.ts';
export { fulfillment } from './fulfillment.ts';
export { guides } from './guides.ts';
export { handover } from './handover.ts';
export { home } from './home.ts';
export { homeSettings } from './home-settings.ts';
export {
  firstAdmin,
  forgotPassword,
  google,
  login,
  newcomer,
  notMe,
  resetPassword,
  signup,
  verifyEmail,
} from './identity.ts';
export { imports } from './imports.ts';
export { legal } from './legal.ts';
export { legalLedes } from './legal-ledes.ts';
export { listingPage } from './listing.ts';
export { addProduct, editProduct, myProducts, photos } from './listing-editor.ts';
export { blog, collection } from './looking-around.ts';
export { moderation } from './moderation.ts';
export { notificationChoices, notifications } from './notifications.ts';
export { offers } from './offers.ts';
export { offline } from './offline.ts';
export { earnings, payouts } from './payouts.ts';
export { published } from './published.ts';
export { purchases } from './purchases.ts';
export { report } from './report.ts';
export { returns } from './returns.ts';
export { reviews } from './reviews.ts';
export { savedSearches } from './saved-searches.ts';
export { search } from './search.ts';
export { proof, secondFactor } from './second-factor.ts';
export { blocks, sellerPage } from './seller-page.ts';
export { sellingAs, withdrawal } from './selling-as.ts';
export { settings } from './settings.ts';
export { app, failure, footer, language, nav, notFound, session, theme, ui } from './shell.ts';
export { numbers } from './statistics.ts';
export { titles } from './titles.ts';
export { toast } from './toast.ts';
export { colour, material, size, style } from './traits.ts';
export { saved } from './wishlist.ts';
