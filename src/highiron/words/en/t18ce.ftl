# What only 18CE says.

## Actions

action-repay_debt = { $seat } pays back { MONEY($amount) }.
action-exchange_for_share = { $seat } gives { $private } up for a share of { $company } from { $source }.
kind-repay_debt = pay back a debt
kind-exchange_for_share = swap a private for a share of any company
web-do-repay_debt = Pay back
web-do-exchange_for_share = Swap a private for a share
web-move-repay_debt = Pay back { $amount }
web-move-exchange_for_share = Swap { $private } for a share of { $company } from { $source }

## Frames

frame-repay = { $seat } may pay back a debt

## Events

event-marker-removed = The marker of { $private } leaves { $hex }.
event-wagon-given = { $private } becomes a wagon of { $company }.
event-debt-grew = { $debtor } owes { MONEY($amount) } more: { MONEY($debt) } in all.
event-debt-repaid = { $debtor } pays back { MONEY($amount) }.

## Reasons

reason-not-floated = { $company } has not floated yet, so its shares cannot be sold.
reason-cannot-repay = { MONEY($amount) } cannot be paid back: it must be from { MONEY(1) } to { MONEY($most) }.
reason-debtor-buys-nothing = Whoever owes the bank money, { MONEY($debt) } here, buys nothing in a stock round.
