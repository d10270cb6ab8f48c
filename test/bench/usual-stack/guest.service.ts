import { defaultLanguage, defaultTheme } from '@arrival/contracts';
import { ForbiddenException, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Activity, Contact, Identity, ReferenceItem, Settings, Signature, type Task } from './entities';
import type { CompletionBody, GroupingBody } from './requests';

const relations = { members: true, purchases: true, authorizations: true, rentalProfile: true, photo: true } as const;

/** Reads by `find` with relations, writes by `save` of a graph: what an ORM suggests. */
@Injectable()
export class GuestService {
  constructor(private readonly dataSource: DataSource) {}

  async group(issuer: string, subject: string, { activityId, contactIds }: GroupingBody) {
    const { head, ids } = await this.#household(issuer, subject);
    if (contactIds.some((id) => !ids.has(String(id)))) throw new ForbiddenException();
    const contacts = await this.dataSource.getRepository(Contact).find({ where: { id: In(contactIds) }, relations });
    const activity = await this.dataSource
      .getRepository(Activity)
      .findOneOrFail({ where: { id: activityId }, relations: { tasks: true } });
    const lists = await this.dataSource.getRepository(ReferenceItem).find({ order: { list: 'ASC', sortOrder: 'ASC' } });
    const tasks = activity.tasks.flatMap((task) =>
      contacts.map((contact) => this.#contactTask(head, task, contact, lists)),
    );
    return { activityId, tasks };
  }

  async complete(issuer: string, subject: string, { taskId, contact, relatedObject }: CompletionBody) {
    const { ids } = await this.#household(issuer, subject);
    if (!ids.has(String(contact.contactId))) throw new ForbiddenException();
    return this.dataSource.transaction(async (manager) => {
      const signature = manager.create(Signature, {
        contactId: String(contact.contactId),
        taskId,
        html: relatedObject.waiverHTML,
        png: Buffer.from(relatedObject.signature, 'base64'),
        signerName: relatedObject.signerName,
        events: ['completion', 'audit', 'outbox'].map((kind) => ({
          kind,
          payload: { taskId, contactId: contact.contactId },
        })),
      });
      const { id } = await manager.save(signature);
      return { id, taskId, contact, isComplete: true };
    });
  }

  async settings() {
    const row = await this.dataSource.getRepository(Settings).findOneByOrFail({ id: 1 });
    const [language, theme] = [
      { ...defaultLanguage, ...row.languageSettings },
      { ...defaultTheme, ...row.themeSettings },
    ];
    return { languageSettings: JSON.stringify(language), themeSettings: JSON.stringify(theme), features: [] };
  }

  async #household(issuer: string, subject: string): Promise<{ head: Contact; ids: Set<string> }> {
    const where = { issuer, subject };
    const { contact } = await this.dataSource
      .getRepository(Identity)
      .findOneOrFail({ where, relations: { contact: { members: true } } });
    return { head: contact, ids: new Set([contact.id, ...contact.members.map(({ id }) => id)]) };
  }

  #contactTask(head: Contact, task: Task, contact: Contact, lists: ReferenceItem[]) {
    const { authorizations, rentalProfile, photo, purchases, firstName, lastName, dateOfBirth } = contact;
    const isWaiver = task.taskTypeId === 1;
    return {
      id: `${task.id}.${contact.id}`,
      task,
      contact: {
        contactId: Number(contact.id),
        firstName,
        lastName,
        dateOfBirth,
        isHead: contact.id === head.id,
        purchases,
      },
      isComplete: isWaiver
        ? authorizations.some(({ posWaiverId }) => posWaiverId === task.posWaiverId)
        : Boolean(rentalProfile && photo),
      relatedObject: task.taskTypeId === 2 ? { ...rentalProfile, lists } : { photo: photo?.hash },
    };
  }
}
