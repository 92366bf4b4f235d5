import type { ParsedInput } from '../../../shared/contract/call.ts';
import type { Contract } from '../../../shared/contract/contract.ts';
import type { DeliveryOffer } from '../../../shared/domain/delivery.ts';
import { deliveryProblems } from '../../../shared/domain/delivery-problems.ts';
import { foldText } from '../../../shared/domain/fold-text.ts';
import type { ImportColumn } from '../../../shared/domain/import-file.ts';
import { lookUp } from '../../../shared/domain/look-up.ts';
import { parseFee, parseRadius } from '../../../shared/domain/typed-delivery.ts';
import type { Refusal } from '../../../shared/words/refusal.ts';
import { deliveryRefusals } from '../../../shared/words/refusals/delivery.ts';
import { importRefusals } from '../../../shared/words/refusals/imports.ts';
import { shopCurrency } from '../../platform/shop/shop-values.ts';

type Cells = Record<'pickup' | 'delivery_km' | 'delivery_fee' | 'carrier_fee', string>;
type NewListing = ParsedInput<Contract['createListing']>['body'];

const answers: Readonly<Record<string, boolean>> = {
  yes: true,
  y: true,
  true: true,
  '1': true,
  j: true,
  ja: true,
  s: true,
  si: true,
  wahr: true,
  verdadero: true,
  checked: true,
  x: true,
  '✓': true,
  '✔': true,
  '☑': true,
  no: false,
  n: false,
  false: false,
  '0': false,
  nein: false,
  falsch: false,
  falso: false,
  unchecked: false,
  '☐': false,
};

const FREE = /^(?:free|kostenlos|gratis)$/i;

/** An empty cell offers nothing, except a pickup. */
export function readDelivery(cells: Cells, refuse: (column: ImportColumn, refusal: Refusal) => void): DeliveryOffer {
  const read = <Value>(column: keyof Cells, parse: (cell: string) => Value | undefined, refusal: Refusal) => {
    if (cells[column] === '') return undefined;
    const value = parse(cells[column]);
    if (value === undefined) refuse(column, refusal);
    return value;
  };
  const fee = importRefusals.feeForm();
  const parseOwnFee = (cell: string) => (FREE.test(cell) ? 0 : parseFee(cell, shopCurrency()));
  return {
    pickup: read('pickup', (cell) => lookUp(answers, foldText(cell).trim()), importRefusals.yesOrNo()) ?? true,
    deliveryRadiusKm: read('delivery_km', parseRadius, deliveryRefusals.radiusForm({ least: 1, most: 500 })) ?? null,
    deliveryCents: read('delivery_fee', parseOwnFee, fee) ?? null,
    carrierCents: read('carrier_fee', parseOwnFee, fee) ?? null,
  };
}

/** Checks the whole offer, by field. */
export const problemsOf = ({ price, pickup, deliveryRadiusKm, deliveryCents, carrierCents }: NewListing) =>
  deliveryProblems(
    {
      pickup: pickup ?? true,
      deliveryRadiusKm: deliveryRadiusKm ?? null,
      deliveryCents: deliveryCents ?? null,
      carrierCents: carrierCents ?? null,
    },
    price,
  );
