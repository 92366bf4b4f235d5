import Banknote from 'lucide-react/icons/banknote';
import Clock from 'lucide-react/icons/clock';
import Handshake from 'lucide-react/icons/handshake';
import MessageCircle from 'lucide-react/icons/message-circle';
import Scale from 'lucide-react/icons/scale';
import Search from 'lucide-react/icons/search';
import Star from 'lucide-react/icons/star';
import Tag from 'lucide-react/icons/tag';
import Truck from 'lucide-react/icons/truck';
import {
  type NotificationGroup,
  type NotificationKind,
  notificationKinds,
} from '../../../shared/domain/notification.ts';

const icons: Record<NotificationGroup, typeof Tag> = {
  messages: MessageCircle,
  offers: Tag,
  sales: Handshake,
  handover: Truck,
  payouts: Banknote,
  reviews: Star,
  decisions: Scale,
  price_drop: Tag,
  on_hold: Clock,
  back: Tag,
  sold_saved: Handshake,
  saved_searches: Search,
  shop: Banknote,
};

/** Decorates the text beside it. */
export function KindIcon({ kind }: { kind: NotificationKind }) {
  const Icon = icons[notificationKinds[kind].group];
  return <Icon aria-hidden="true" className="size-5" />;
}
