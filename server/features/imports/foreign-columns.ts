import { importRefusals } from '../../../shared/words/refusals/imports.ts';
import type { RowReason } from './row-reasons.ts';

/** Nothing about the thing itself. */
const LEFT_OUT =
  /^(?:handle|vendor|tags?|schlagwort|schlagworter|schlagwörter|etiquetas|type|is_featured\?|visibility_in_catalog|tax_(?:status|class)|in_stock\?|backorders_allowed\?|sold_individually\?|allow_customer_reviews\?|position|image_(?:position|alt_text)|gift_card|seo_(?:title|description)|google_shopping_.*|variant_(?:grams|weight_unit|inventory_(?:tracker|policy)|fulfillment_service|requires_shipping|taxable|barcode|compare_at_price|tax_code)|weight.*|gewicht.*|peso(?:_\(kg\))?|duration|format|.?action(?:\(.*\))?|return.*|paypal.*|dispatch.*|c:brand|brand|brands|marke|marca|preistyp|plz|link|mobile_link|(?:google|fb)_product_category|item_group_id|shipping_weight|gtin|mpn|token|timestamp|zeitstempel|marca_temporal|(?:created|modified|last_modified|updated)(?:_(?:time|at|on|by|date))?|(?:upload|listing)_date|date_(?:added|created|listed)|erstellt(?:_am)?|geändert(?:_am)?)$/;

const PUBLISHED =
  /^(?:published|veröffentlicht|publicado|status|state_of_listing|listing_status|availability|verfügbarkeit|disponibilidad)$/;
const HIDDEN =
  /^(?:0|-1|false|no|nein|draft|entwurf|borrador|archived|archiviert|archivado|pending|private|privat|privado|unlisted|inactive|inaktiv|inactivo|out_of_stock|discontinued|nicht_verfügbar|agotado|sold(?:_out)?|verkauft|vendido|expired|ended|deleted|trash)$/;
const QUANTITY =
  /^(?:quantity|qty|variant_inventory_qty|stock|available_quantity|current_quantity(?:_.*)?|menge|anzahl|stückzahl|bestand|lagerbestand|cantidad|existencias|inventario)$/;
const CURRENCY = /^(?:currency|currency_code|währung|moneda|divisa)$/;

export const isForeign = (name: string): boolean =>
  [LEFT_OUT, PUBLISHED, QUANTITY, CURRENCY].some((names) => names.test(name));

/** Empty, or what Shopify writes without variants. */
export const saysNothing = (cell: string): boolean => /^\s*(?:(?:default )?title\s*)?$/i.test(cell);

/** Says why a row is not for sale as one piece. */
export function findForeignProblems(cells: readonly string[], columns: readonly string[]): RowReason[] {
  return columns.flatMap((column, at): RowReason[] => {
    const cell = (cells[at] ?? '').trim().toLowerCase().replaceAll(' ', '_');
    if (PUBLISHED.test(column) && HIDDEN.test(cell)) return [{ column, ...importRefusals.notForSale() }];
    if (!QUANTITY.test(column) || !/^\d+(?:[.,]0+)?$/.test(cell)) return [];
    const count = Number.parseInt(cell, 10);
    if (count === 0) return [{ column, ...importRefusals.notForSale() }];
    return count === 1 ? [] : [{ column, ...importRefusals.severalPieces() }];
  });
}

/** `1250.0000` */
const FOUR_DECIMALS = /(?<=\d[.,]\d\d)00(?!\d)/;

/** Adds the currency of its own column to a price. */
export function withCurrency(written: string, cells: readonly string[], columns: readonly string[]): string {
  const price = written.replace(FOUR_DECIMALS, '');
  const currency = (cells[columns.findIndex((name) => CURRENCY.test(name))] ?? '').trim();
  return currency === '' || !/\d\s*$/.test(price) ? price : `${price} ${currency}`;
}
