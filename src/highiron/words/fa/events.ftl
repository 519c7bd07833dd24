event-operating-round-began = راند عملیاتی { $turn }.{ $number } از { $of } آغاز می‌شود.
