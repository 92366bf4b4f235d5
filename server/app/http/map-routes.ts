import { Hono } from 'hono';
import { mapPattern, readMapName } from '../../../shared/domain/place-map.ts';
import { drawPlaceMap } from '../../features/places/draw-place-map.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';

/** Outlines change with a release at most. */
const MONTH = 'public, max-age=2592000';

/** Creates the routes of the maps around a listing's rough place. */
export const mapRoutes = () =>
  new Hono<HttpEnv>().get(`/:name{${mapPattern}}`, (c) =>
    c.body(drawPlaceMap(readMapName(c.req.param('name'))), 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': MONTH,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    }),
  );
