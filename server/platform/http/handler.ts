import type { CallAnswer, CallName, Contract, ParsedInput } from '../../../shared/contract/contract.ts';
import type { Account } from '../../../shared/domain/account.ts';
import type { Proof } from '../../ports/identity.ts';

/** The person behind a good access token, as their row says right now (reliability 3.9). */
export type Caller = Account;

export type Base = {
  requestId: string;
  /** The raw request, for the calls that read their own body. */
  request: Request;
  /** The network that the request came from; undefined when it cannot be known. */
  address(): string | undefined;
  /** The id for what a request with a key makes; what has it already was made by a try that died before it answered. */
  madeId?: string | undefined;
};

/** What the gate has made sure of before a handler runs, by what the call declares. */
export type Context<N extends CallName> = Base &
  {
    anyone: { caller?: Caller };
    identity: { proof: Proof };
    signedIn: { caller: Caller };
    seller: { caller: Caller };
    admin: { caller: Caller };
  }[Contract[N]['who']];

/** An answer with another status than the usual one of its call. */
export class WithStatus<T> {
  readonly status: number;
  readonly answer: T;

  constructor(status: number, answer: T) {
    this.status = status;
    this.answer = answer;
  }
}

export type Handler<N extends CallName> = (
  input: ParsedInput<Contract[N]>,
  context: Context<N>,
) => Promise<CallAnswer<Contract[N]> | WithStatus<CallAnswer<Contract[N]>>>;

/** One handler per call: a call of the contract that nobody answers does not compile. */
export type Handlers = { [N in CallName]: Handler<N> };
