import { waiverHtml } from './waiver-html';

/** The rental shop's agreement in the demo. Not legal advice. */
export const rentalEquipment = waiverHtml(`
## Rental Equipment Agreement and Release

**This is a contract. It explains how rental equipment works, what it cannot do, what you must tell us, and which claims you give up. Read it
before you accept the equipment.**

This agreement covers skis, snowboards, boots, bindings, poles, helmets, snowshoes, sleds, touring equipment and other items that the
rental shops of Silverpine Mountain Resort hand out. One agreement may cover several rentals during its term. A parent or legal guardian
signs for each user who is under eighteen years of age.

## 1. What the words mean

- **Shop** means each rental, demo and repair counter of Silverpine Mountain Resort and the people who work there, as well as the resort itself
  and its owners, related companies, contractors and agents.
- **User** means the person who will wear, ride or carry the equipment.
- **Renter** means the person who signs and who is responsible for payment and return. The renter may also be a user.
- **Equipment** means everything that the shop hands out, with its parts, tags and cases.
- **Release binding** means an alpine binding that is designed to let go of the boot under certain forces.
- **Non-release binding** means a binding, such as those on snowboards, snowshoes and many Nordic skis, that is not designed to let go.
- **Skier type** means the classification that a user chooses in order to describe his or her own style of skiing.

## 2. Information that we rely on

The shop selects boots and adjusts bindings by using information that only the user can give. **Wrong information can cause serious injury.** A
setting that is too low may release when it should hold. A setting that is too high may hold when it should release.

The renter promises that the following is complete and correct for each user:

1. Age on the day of use.
2. Height and body weight without equipment, to the best of the user's knowledge.
3. Skier type, chosen by reading the descriptions below.
4. Boot or street shoe size.
5. Any injury, operation or condition that affects how the user skis or rides.

The renter must tell the shop **before use** when one of these changes, for example after a growth spurt, a pregnancy, an injury, or a week of
lessons that has changed the user's skill.

### 2.1 Choosing a skier type

Every user decides on his or her own type. Staff may explain the types, but they may not choose for the user.

- **Type I** — skis with care on smooth slopes of gentle to moderate pitch. Receives lower than average release settings. This raises the chance of
  a release when it is not wanted, in order to gain release in a fall. Entry-level skiers who are unsure of their classification are Type I.
- **Type II** — is not described by Type I or by Type III. Receives average release settings, appropriate for most recreational skiing.
- **Type III** — skis fast on slopes of moderate to steep pitch. Receives higher than average release settings. This lowers the chance of
  release in a fall in order to lower the chance of release when it is not wanted. Not recommended for skiers below 45 pounds (20 kilograms).
- **Type I minus** — for skiers who want settings lower than Type I.
- **Type III plus** — for skiers who want settings higher than Type III.

A user who asks for a setting other than the one found for his or her type must ask for it in writing and accepts the added risk.

## 3. What bindings can do and cannot do

Release bindings reduce the risk of some injuries to the lower leg. **They do not release in every situation in which a release might prevent an
injury, and nobody can predict every situation in which they will release.** In particular, the user understands that:

- bindings are not designed to protect the knee, the hip, the back, the arms or the head;
- a slow, twisting or backward fall may not produce the force that a binding needs in order to release;
- ice, snow, mud, wear, a walking-worn sole, or a boot of the wrong type can change how a binding works;
- the setting is a compromise between holding and releasing, and no setting is right for every moment;
- snowboard, snowshoe and Nordic bindings **will not release during a fall**, and a user whose board stays attached may be unable to free himself or herself
  from deep snow;
- leashes and brakes are there to stop runaway equipment, and not to protect the user.

### 3.1 Helmets

A helmet can lower the risk of some head injuries. It cannot prevent all of them, and it does nothing for the neck and the rest of the body. It must
fit, and its strap must be fastened. After any hard blow the helmet has to be returned, even if no damage shows. The shop recommends a helmet for
every user and requires one for users under thirteen years of age.

## 4. Checking the equipment

Before leaving the shop, the user or the renter will:

1. check that each name tag matches the person who will use the item;
2. look at the release indicator values on the form and see that they are the values on the bindings;
3. step in and out of each binding at least once, and ask for help if it does not feel right;
4. fasten each boot completely, walk some steps, and say so if there is pain or if the heel lifts;
5. ask how brakes, leashes, buckles and straps work, if this is not clear.

By taking the equipment away the renter confirms that it has been seen, that its use has been explained, and that it is accepted in good condition.
Users may not adjust bindings, and may not let anybody outside the shop adjust them. **If something loosens, breaks, or feels different during the
day, stop using it and bring it to the nearest shop.** There is no charge for checking it.

### 4.1 One user for each set

Bindings are set for one person in one pair of boots. Exchanging skis, boards or boots within a family or a group is forbidden, even for one run and even
if the boots seem to have the same size. A change of boots always needs a new adjustment and a new function check by the shop.

## 5. Accepting the risks

Skiing, snowboarding, snowshoeing and other uses of the equipment are dangerous. The dangers include falls, collisions with people and objects,
changing snow and weather, hidden obstacles, steep ground, lifts, avalanches, deep snow, cold, altitude, and the failure of equipment in spite of care in its
selection and maintenance. They can lead to broken bones, torn ligaments, brain and spinal injury, paralysis and death.

**The renter freely accepts these risks for himself or herself and, as far as the law allows, for each child user.** The renter understands that renting
equipment is a choice, that equipment of other makes and kinds is available elsewhere, and that nobody has to take part.

## 6. Release of claims

To the fullest extent that the law allows, the renter releases the shop, and the makers and distributors of the equipment, from all claims for injury, death,
property damage and other loss that are connected with the equipment, its selection, fitting, adjustment, maintenance, use or failure. **This
includes claims based on negligence, on breach of warranty, and on product liability.**

The equipment is provided *as it is*. The shop gives no warranty, express or implied, beyond those that the law makes it impossible to exclude, and makes no promise
that the equipment is fit for a special purpose.

### 6.1 What is not released

This release does not cover willful or reckless conduct, or any other claim that the law does not allow a person to release in advance. Where the law sets limits to
what a parent may release for a child, those limits apply.

### 6.2 Indemnity

The renter will repay the shop for losses, including reasonable legal costs, that result from wrong information about a user, from exchanging equipment between
users, from adjustments by others, or from a claim that is brought in breach of this agreement.

## 7. Care, return and payment

The equipment belongs to the shop at all times. The renter will keep it with care, lock it or watch it in public places, and return it to the agreed counter on the
agreed day, before closing time, in the condition in which it was received apart from ordinary wear.

1. **Late return.** Each day or part of a day after the agreed time is charged at the daily price.
2. **Loss and theft.** The renter pays the replacement value less reasonable depreciation. Theft must be reported to the shop and to the police on the same day.
3. **Damage.** Ordinary scratches to bases and edges are free of charge. Broken, bent, delaminated or cut equipment is charged at the cost of repair, or at the
   replacement value where repair is not sensible.
4. **Damage cover.** When the renter has bought damage cover, breakage in ordinary use is covered. Loss, theft, deliberate damage and use in closed areas are not.
5. **Unused days.** Days on which the lifts stand still because of weather are credited; days on which the renter decides not to ski are not.
6. **Payment card.** The renter agrees that charges under this agreement may be taken from the card on file after notice has been given.

### 7.1 Where the equipment may be used

Rental skis and boards may be used on open trails of the resort. Terrain park features, gates, rocks, stairs and rails may be used only with equipment that
the shop has marked for that purpose. Touring equipment may leave the area boundary only if the renter has avalanche equipment, training and a partner.

### 7.2 Exchange

Equipment of the same class may be exchanged at any time if it does not suit. A higher class is charged at the difference in price. An exchange does not need a new
agreement, but the user's information will be checked again.

## 8. Season rentals

For season rentals the agreement lasts until the return date that is shown on the form. Growing users may exchange boots, skis and boards during the season;
the shop will then ask again for height, weight, type and shoe size. The user must bring the equipment in for an inspection when it has been used for more than fifteen
days, after a hard impact, and whenever it has been stored wet.

## 9. Health and first aid

The renter confirms that each user is fit enough for the intended activity. If a user is hurt, the shop and the ski patrol may give first aid and call for
transport, whose cost the renter accepts. **An accident in which rental equipment played a part must be reported on the same day, and the equipment must be handed in
without being changed,** so that it can be inspected.

## 10. Personal information

The shop keeps the answers on the rental form so that it can select and adjust equipment, and so that returning guests need not give them again. They are seen by
shop staff only, are not sold, and are not used for advertising. A profile that is older than a year is asked for anew, because bodies and skills change.

## 11. General terms

- The law of the state in which the shop lies applies, and claims may be brought only in the courts of its county or in the federal court of that district.
- If part of this agreement is invalid, the rest stays in force.
- Spoken promises do not change this agreement. Only the manager of the shop may change it, in writing.
- This agreement also binds the heirs, relatives, representatives and insurers of the renter and of each user.
- The renter agrees to sign electronically. A copy is available in the renter's profile, and a paper copy may be had at the counter.

## 12. The renter's statement

By signing, the renter states each of the following:

1. I have read this agreement and I understand that bindings cannot prevent every injury.
2. The information about each user is correct, and each user, or the parent of each user, chose the skier type.
3. I will check the equipment, and I will not let it be exchanged or adjusted by others.
4. I am at least eighteen years of age, and I am the parent or legal guardian of each child for whom I sign, or have their written authority.
5. *I accept the risks of using this equipment, and I give up the claims that are described in section 6.*
`);
