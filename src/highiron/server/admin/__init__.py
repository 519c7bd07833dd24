"""Running a server: routes for administrators, backup, restore, verify."""
