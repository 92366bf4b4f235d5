import type { Dictionary } from '../dictionary.ts';
import { account } from './accounts/account.ts';
import {
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
import { proof, secondFactor } from './accounts/second-factor.ts';
import { moderation } from './admin/moderation.ts';
import { admin, auditLog, removed } from './admin.ts';
import { blocks } from './blocks.ts';
import { report } from './cases/report.ts';
import { cases } from './cases.ts';
import { dispute, sales } from './checkout/payments.ts';
import { purchases } from './checkout/purchases.ts';
import { returns } from './checkout/returns.ts';
import { card, myOrders, payment, paymentHistory, receipt } from './checkout.ts';
import { conversations } from './conversations.ts';
import { confirm, dashboard } from './dashboard.ts';
import { arranging, endingSale } from './fulfillment/arranging.ts';
import { disputes } from './fulfillment/disputes.ts';
import { handover } from './fulfillment/handover.ts';
import { fulfillment } from './fulfillment.ts';
import { imports } from './imports.ts';
import { accept, legal, legalLedes } from './legal.ts';
import { blog, category, collection, listing, listingPage } from './listings/categories.ts';
import { delivery, deliveryOptions } from './listings/delivery.ts';
import { colour, material, size, style } from './listings/traits.ts';
import { alerts } from './notifications/alerts.ts';
import { notificationChoices, notifications } from './notifications.ts';
import { offers } from './offers.ts';
import { guides } from './pages/guides.ts';
import { home } from './pages/home.ts';
import { earnings, payouts } from './payouts.ts';
import { refusals } from './refusals.ts';
import { reviews } from './reviews.ts';
import { savedSearches } from './saved-searches.ts';
import { search } from './search.ts';
import { sellerPage } from './seller-pages.ts';
import { sellingAs, withdrawal } from './sellers.ts';
import { addProduct, editProduct, myProducts, photos } from './selling/editor.ts';
import { published } from './selling/published.ts';
import { categorySettings } from './settings/categories.ts';
import { homeSettings } from './settings/home-page.ts';
import { settings } from './settings.ts';
import { titles } from './shell/titles.ts';
import { toast } from './shell/toast.ts';
import { app, failure, footer, language, nav, notFound, offline, session, theme, ui } from './shell.ts';
import { numbers } from './statistics.ts';
import { saved } from './wishlist.ts';

export const german: Dictionary = {
  delivery,
  deliveryOptions,
  conversations,
  arranging,
  endingSale,
  disputes,
  earnings,
  payouts,
  fulfillment,
  offers,
  settings,
  reviews,
  sellerPage,
  blocks,
  categorySettings,
  accept,
  sellingAs,
  withdrawal,
  published,
  purchases,
  returns,
  cases,
  report,
  legal,
  legalLedes,
  moderation,
  numbers,
  account,
  admin,
  alerts,
  notificationChoices,
  notifications,
  saved,
  savedSearches,
  imports,
  auditLog,
  dispute,
  removed,
  sales,
  card,
  myOrders,
  payment,
  paymentHistory,
  receipt,
  confirm,
  dashboard,
  guides,
  handover,
  home,
  homeSettings,
  forgotPassword,
  google,
  login,
  newcomer,
  firstAdmin,
  notMe,
  resetPassword,
  signup,
  verifyEmail,
  refusals,
  search,
  proof,
  secondFactor,
  addProduct,
  editProduct,
  photos,
  colour,
  material,
  size,
  style,
  myProducts,
  app,
  failure,
  footer,
  language,
  nav,
  notFound,
  offline,
  session,
  theme,
  ui,
  blog,
  category,
  collection,
  listing,
  listingPage,
  titles,
  toast,
};
