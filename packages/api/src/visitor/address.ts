import { BlockList, isIP } from 'node:net';

/** Whether the `hop`-th address before us is a proxy of ours; 0 is who connects to us. */
export type IsTrusted = (address: string, hop: number) => boolean;

/** An address as it is compared: without the prefix of an IPv4 address on an IPv6 socket. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The proxies of a setting: how many there are, or their addresses and networks by commas; none for ''. */
export function trustedProxies(setting: string): IsTrusted {
  if (/^\d*$/.test(setting)) return (_address, hop) => hop < Number(setting);
  const list = new BlockList();
  for (const entry of setting.split(',')) {
    const [ip = '', bits] = entry.trim().split('/', 2);
    if (bits === undefined) list.addAddress(ip, familyOf(ip));
    else list.addSubnet(ip, Number(bits), familyOf(ip));
  }
  return (address) => isIP(plain(address)) > 0 && list.check(plain(address), familyOf(plain(address)));
}

/**
 * The visitor's address: the nearest one that is no proxy of ours, counted from who connected. What stands further away
 * in X-Forwarded-For was written by the visitor.
 */
export function visitorAddress(peer: string, forwardedFor: string | undefined, isTrusted: IsTrusted): string {
  const forwarded = (forwardedFor ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const hops = [peer, ...forwarded.reverse()];
  const visitor = hops.find((address, hop) => !isTrusted(address, hop)) ?? hops.at(-1)!;
  return isIP(plain(visitor)) > 0 ? plain(visitor) : plain(peer);
}
