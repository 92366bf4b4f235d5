import { area } from '../../area.ts';

/** The code of a handover: showing, scanning, and checking it without a connection. */
export const handover = area('handover', {
  qr: 'QR code for the seller’s camera',
  scan: 'Scan the code',
  scanText: 'Point the camera at the QR code on the buyer’s phone or sheet.',
  starting: 'Starting the camera…',
  noCamera: 'The camera cannot be used. Allow it in the settings of your browser, or type the six digits.',
  otherSale: 'This QR code belongs to another sale.',
  recordedTitle: 'The handover is recorded',
  recorded: (moment: string) =>
    `You confirmed it on ${moment} without a connection. It is sent as soon as there is one. Until then, keep this browser’s data.`,
  sendNow: 'Send now',
  sendingNow: 'Sending…',
  notTaken:
    'The shop did not take the recorded handover. Look at the sale, and type the code again if it is still open.',
  again: 'Type the code again',
  offlineReady: 'This page can check the code without a connection too.',
  offlineTitle: 'Handovers',
  offlineText: 'You can confirm a handover without a connection. It is sent later.',
  with: (name: string) => `With ${name}`,
  place: 'Where',
  address: 'Address',
  addressHint: (name: string) => `Street, number and town. Only ${name} sees it, once you have agreed on a time.`,
  saveAddress: 'Save the address',
  changePlace: 'Change',
  placeLater: 'You see the address once you have agreed on a time.',
  placeMissing: (name: string) => `${name} has not entered the address yet. Ask in your messages.`,
  print: 'Print a sheet',
  who: 'Who',
  what: 'What',
  when: 'When',
  notAgreed: 'Not agreed yet',
  inMessages: 'As agreed in your messages',
});
