/** Room for an icon that only members have and that loads later, so that its neighbours do not move. */
export const MemberRoom = () => <span className="hidden size-11 max-[20rem]:size-10 in-data-known:block" />;
