import { providerCustomerSchema, providerMessageSchema } from '@arrival/contracts';
import { jsonOf } from '../http/json-of';
import type { Answer } from '../http/send-json';
import type { ETickets } from './e-tickets';

const refusal = (status: number, message: string): Answer => ({ status, body: { message } });
const fine = (body: unknown): Answer => ({ status: 200, body });

/** Does one call of the provider's contract; more of a person than the contract has is refused. */
export function answerProviderCall(tickets: ETickets, method: string, path: string, body: string): Answer {
  const [, kind, name = '', verb] = /^\/v1\/(customers|transactions|etickets)\/([^/]+)\/(\w+)$/.exec(path) ?? [];
  const id = decodeURIComponent(name);
  const call = `${method} ${kind} ${verb}`;
  if (call === 'GET customers media') return fine({ media: tickets.of(id)?.media ?? null });
  if (call === 'PUT customers media') return make(tickets, id, body);
  if (call === 'POST transactions activation') return send(tickets, { transactionId: id }, body);
  if (call === 'POST etickets delivery') return send(tickets, { eTicketId: id }, body);
  return refusal(404, 'There is no such call');
}

function make(tickets: ETickets, customerNumber: string, body: string): Answer {
  if (!providerCustomerSchema.strict().safeParse(jsonOf(body)).success) return refusal(422, 'Who is it for?');
  const { orderId, transactionId } = tickets.make(customerNumber);
  return fine({ orderId, transactionId });
}

function send(tickets: ETickets, by: Parameters<ETickets['send']>[0], body: string): Answer {
  const message = providerMessageSchema.strict().safeParse(jsonOf(body));
  if (!message.success) return refusal(422, 'To whom?');
  const ticket = tickets.send(by, message.data);
  return ticket ? fine({ media: ticket.media }) : refusal(404, 'Nobody made this');
}
