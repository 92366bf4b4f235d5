import { describe, expect, it } from 'vitest';
import { refusePassword } from './refuse-password.ts';

const ida = { email: 'ida.berg@example.com', name: 'Ida Berg-Sommer' };

describe('a new password', () => {
  it.each([
    ...['password', 'Password123', 'qwertyuiop', 'iloveyou1', 'football2024!', '12345678', 'Settee-Demo', 'settee2026'],
    ...['aaaaaaaa', 'abababab', 'abcdefgh', '87654321', 'trustno1'],
  ])('“%s” is refused as a common one', async (password) => {
    expect((await refusePassword(password, ida))?.message).toMatch(/attackers try first/);
  });

  it.each(['ida.berg', 'Ida.Berg@example.com', 'berg-sommer', 'Ida Berg-Sommer', 'ida.berg1'])(
    '“%s” is refused as the person’s own name or email',
    async (password) => {
      expect((await refusePassword(password, ida))?.message).toMatch(/your name or email/);
    },
  );

  it.each(['a good password', 'correct horse battery', 'kx7-mulberry', 'ida.berg likes oak'])(
    '“%s” is taken',
    async (password) => {
      expect(await refusePassword(password, ida)).toBeUndefined();
    },
  );
});
