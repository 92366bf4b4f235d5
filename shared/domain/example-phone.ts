import { lookUp } from './look-up.ts';

/** Local formats, from reserved number ranges where they exist. */
const phones: Readonly<Record<string, string>> = {
  AR: '+54 11 5555 0100',
  AT: '+43 1 5550100',
  AU: '+61 2 5550 0100',
  BE: '+32 2 555 01 00',
  BR: '+55 11 5555 0100',
  CA: '+1 416 555 0100',
  CH: '+41 44 555 01 00',
  CL: '+56 2 2555 0100',
  CO: '+57 601 555 0100',
  CZ: '+420 225 550 100',
  DE: '+49 30 23125 010',
  DK: '+45 35 55 01 00',
  ES: '+34 910 550 100',
  FI: '+358 9 555 0100',
  FR: '+33 1 99 00 01 00',
  GB: '+44 20 7946 0100',
  IE: '+353 20 915 0100',
  IN: '+91 11 5550 0100',
  IT: '+39 06 5555 0100',
  JP: '+81 3 5550 0100',
  KR: '+82 2 555 0100',
  MX: '+52 55 5555 0100',
  NL: '+31 20 555 0100',
  NO: '+47 22 55 01 00',
  NZ: '+64 9 555 0100',
  PE: '+51 1 555 0100',
  PL: '+48 22 555 01 00',
  PT: '+351 21 555 0100',
  SE: '+46 8 555 010 00',
  SG: '+65 6555 0100',
  TR: '+90 212 555 0100',
  ZA: '+27 11 555 0100',
};

/** @param country an ISO 3166 code; unknown ones give the US */
export const examplePhone = (country: string): string => lookUp(phones, country) ?? '+1 503 555 0100';
