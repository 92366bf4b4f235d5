import autocannon from 'autocannon';

/**
 * Run by `browse-load.ts`: requests pages until stdin ends, and prints JSON results every second. Arguments: origin,
 * connections, and requests per second, or nothing for maximum.
 */
const [origin, connections, rate] = process.argv.slice(2);

/** Unique URLs, to bypass the cache. */
const pages = ['/?visit=', '/collections/Sofa?visit=', '/api/item/Sofa?visit='];
let looks = 0;
/** Unique addresses, because this tests total load, not the rate limit per client. */
const address = () => `10.${(looks >> 16) & 255}.${(looks >> 8) & 255}.${looks & 255}`;

const seen = { answers: {}, silent: 0, errors: 0 };
const started = performance.now();
const load = autocannon({
  url: origin,
  connections: Number(connections),
  duration: 3600,
  timeout: 60,
  ...(rate ? { overallRate: Number(rate) } : {}),
  requests: pages.map((page) => ({
    setupRequest(request) {
      looks += 1;
      return { ...request, path: `${page}${looks}`, headers: { 'X-Forwarded-For': address() } };
    },
    onResponse(status, _body, _context, headers) {
      seen.answers[status] = (seen.answers[status] ?? 0) + 1;
      if (status === 503 && !headers['retry-after']) seen.silent += 1;
    },
  })),
});
load.on('reqError', () => {
  seen.errors += 1;
});
const print = (printed) =>
  process.stdout.write(`${JSON.stringify({ ...seen, seconds: (performance.now() - started) / 1000 })}\n`, printed);
const printing = setInterval(() => print(), 1000);
process.stdin.resume().on('end', () => {
  clearInterval(printing);
  print(() => process.exit());
});
