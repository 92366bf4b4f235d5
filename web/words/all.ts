// All words by screen; import them through `web/words.ts`.

export { account } from './accounts/account.ts';
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
} from './accounts/identity.ts';
export { proof, secondFactor } from './accounts/second-factor.ts';
export { auditLog } from './admin/audit-log.ts';
export { moderation } from './admin/moderation.ts';
export { openWork } from './admin/open-work.ts';
export { admin, removed } from './admin.ts';
export { blocks } from './blocks.ts';
export { caseKind } from './cases/kinds.ts';
export { report } from './cases/report.ts';
export { cases } from './cases.ts';
export { dispute, sales } from './checkout/payments.ts';
export { purchases } from './checkout/purchases.ts';
export { paymentHistory, receipt } from './checkout/receipts.ts';
export { returns } from './checkout/returns.ts';
export { card, myOrders, payment } from './checkout.ts';
export { conversations } from './conversations.ts';
export { confirm, dashboard, leaving } from './dashboard.ts';
export { arranging, endingSale } from './fulfillment/arranging.ts';
export { bankDisputes } from './fulfillment/bank-disputes.ts';
export { disputes } from './fulfillment/disputes.ts';
export { handover } from './fulfillment/handover.ts';
export { saleReasons } from './fulfillment/sale-reasons.ts';
export { salesList } from './fulfillment/sales-list.ts';
export { unsentStep } from './fulfillment/unsent-step.ts';
export { fulfillment } from './fulfillment.ts';
export { imports } from './imports.ts';
export { accept } from './legal/accept.ts';
export { legalLedes } from './legal/ledes.ts';
export { legal } from './legal.ts';
export { listingPage } from './listing-page.ts';
export { category, listing } from './listings/categories.ts';
export { delivery, deliveryOptions } from './listings/delivery.ts';
export { colour, material, size, style } from './listings/traits.ts';
export { alerts } from './notifications/alerts.ts';
export { notificationChoices } from './notifications/choices.ts';
export { notifications } from './notifications.ts';
export { offers } from './offers.ts';
export { guides } from './pages/guides.ts';
export { home } from './pages/home.ts';
export { blog, collection } from './pages/looking-around.ts';
export { debts } from './payouts/debts.ts';
export { earnings } from './payouts/earnings.ts';
export { payouts } from './payouts.ts';
export { reviews } from './reviews.ts';
export { savedSearches } from './saved-searches.ts';
export { search } from './search.ts';
export { sellerPage } from './seller-pages.ts';
export { sellingAs, withdrawal } from './sellers.ts';
export { addProduct, editProduct } from './selling/editor.ts';
export { myProducts } from './selling/my-products.ts';
export { photos } from './selling/photos.ts';
export { published } from './selling/published.ts';
export { categorySettings } from './settings/categories.ts';
export { homeSettings } from './settings/home-page.ts';
export { settings } from './settings.ts';
export { offline } from './shell/offline.ts';
export { titles } from './shell/titles.ts';
export { toast } from './shell/toast.ts';
export { app, failure, footer, language, nav, notFound, session, theme, ui } from './shell.ts';
export { numbers } from './statistics.ts';
export { saved } from './wishlist.ts';
