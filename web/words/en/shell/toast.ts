import { area } from '../../area.ts';

// spec §8
export const toast = area('toast', {
  login: 'Login successful',
  signup: 'User created successfully',
  productAdded: 'Added items successfully',
  wishAdded: 'Product added to wishlist successfully',
  advertised: 'Added to advertisement',
  intentSucceeded: 'Payment success',
  paid: 'Payment Successful',
  wishRemoved: 'Removed order from wishlist successfully',
  buyerRemoved: 'Removed buyer successfully',
  sellerRemoved: 'Removed seller successfully',
  sellerVerified: 'Varified seller successfully',
  paidRemoved: 'Items deleted successfully',
  // ours
  listingRemoved: 'Removed product successfully',
});
