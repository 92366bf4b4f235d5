import type { Dictionary } from '../dictionary.ts';
import { account } from './account.ts';
import { admin, auditLog, dispute, removed, sales } from './admin.ts';
import { alerts } from './alerts.ts';
import { arranging, endingSale } from './arranging.ts';
import { cases } from './cases.ts';
import { blog, category, collection, listing, listingPage } from './categories.ts';
import { categorySettings } from './category-settings.ts';
import { card, myOrders, payment, paymentHistory, receipt } from './checkout.ts';
import { conversations } from './conversations.ts';
import { confirm, dashboard } from './dashboard.ts';
import { delivery, deliveryOptions } from './delivery.ts';
import { disputes } from './disputes.ts';
import { fulfillment } from './fulfillment.ts';
import { guides } from './guides.ts';
import { handover } from './handover.ts';
import { home } from './home.ts';
import { homeSettings } from './home-settings.ts';
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
} from './identity.ts';
import { imports } from './imports.ts';
import { accept, legal, legalLedes } from './legal.ts';
import { addProduct, editProduct, myProducts, photos } from './listing-editor.ts';
import { moderation } from './moderation.ts';
import { notificationChoices, notifications } from './notifications.ts';
import { offers } from './offers.ts';
import { earnings, payouts } from './payouts.ts';
import { published } from './published.ts';
import { purchases } from './purchases.ts';
import { refusals } from './refusals.ts';
import { report } from './report.ts';
import { returns } from './returns.ts';
import { reviews } from './reviews.ts';
import { savedSearches } from './saved-searches.ts';
import { search } from './search.ts';
import { proof, secondFactor } from './second-factor.ts';
import { blocks, sellerPage } from './seller-page.ts';
import { sellingAs, withdrawal } from './selling-as.ts';
import { settings } from './settings.ts';
import { app, failure, footer, language, nav, notFound, offline, session, theme, ui } from './shell.ts';
import { numbers } from './statistics.ts';
import { titles } from './titles.ts';
import { toast } from './toast.ts';
import { colour, material, size, style } from './traits.ts';
import { saved } from './wishlist.ts';

export const spanish: Dictionary = {
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
