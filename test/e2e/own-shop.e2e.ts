import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { withEmptyShop } from './empty-shop.ts';
import { expect, open, test } from './fixtures.ts';
