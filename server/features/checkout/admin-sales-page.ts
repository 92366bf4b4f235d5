/** The sales of a listing, as admins see them. */
export const adminSalesPage = (title: string): string => `/dashboard/admin/sales?q=${encodeURIComponent(title)}`;
