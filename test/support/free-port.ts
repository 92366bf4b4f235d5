export { freePort } from '../../tools/free-port.mjs';
